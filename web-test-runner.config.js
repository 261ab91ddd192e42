import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { CHROMIUM_ARGS, chromiumPath } from './packages/tools/src/browsers.mjs';

export default {
  rootDir: '.',
  files: ['tests/{element,scorekeeper}/**/*.test.ts'],
  nodeResolve: { exportConditions: ['development', 'browser'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: './tsconfig.base.json' })],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
    }),
  ],
  // Lit's development build checks the element; its greeting says nothing new.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 20_000 } },
  // The solver's tests think for a while, on a busy machine for longer.
  testsFinishTimeout: 300_000,
};

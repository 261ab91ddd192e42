/** Runs npm scripts one after another, all of them, and says at the end how each one went. */
import { spawnSync } from 'node:child_process';

const results = process.argv.slice(2).map((script) => {
  console.log(`\n=== ${script}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { script, passed: status === 0, seconds };
});

console.log();
for (const { script, passed, seconds } of results) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${script.padEnd(14)} ${seconds.padStart(6)} s`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

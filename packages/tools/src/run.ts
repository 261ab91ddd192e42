/**
 * Runs npm scripts one after another, all of them, and says at the end how each one went, and of
 * those that failed what they said about it.
 */
import { spawn } from 'node:child_process';

/** Lines in which test runners, compilers and linters name what is wrong. */
const TELLING = /✖|✘|𐄂|❌|not ok|\b(Assertion)?Error\b|\berror\b|^\s+\d+\) \[|OVER BUDGET/;
const MOST_LINES = 25;
const COLORS = /\u001b\[[\d;]*[A-Za-z]/g;

interface Outcome {
  readonly script: string;
  readonly passed: boolean;
  readonly seconds: string;
  readonly problems: readonly string[];
}

function run(script: string): Promise<Outcome> {
  console.log(`\n=== ${script}`);
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const [stream, own] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      own.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const lines = output.replaceAll(COLORS, '').split('\n');
      const problems = status === 0 ? [] : lines.filter((line) => TELLING.test(line));
      resolve({ script, passed: status === 0, seconds, problems: problems.slice(0, MOST_LINES) });
    });
  });
}

const outcomes: Outcome[] = [];
for (const script of process.argv.slice(2)) outcomes.push(await run(script));

for (const { script, problems } of outcomes) {
  if (problems.length > 0) console.log(`\n${script} failed:\n${problems.join('\n')}`);
}
console.log();
for (const { script, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${script.padEnd(14)} ${seconds.padStart(6)} s`);
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

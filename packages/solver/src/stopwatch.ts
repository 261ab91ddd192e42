/** Measures the time that is spent working: it runs from the start, and not while paused. */
export function stopwatch() {
  let since = performance.now();
  let sum = 0;
  let running = true;
  return {
    ms: (): number => Math.round((running ? sum + performance.now() - since : sum) * 100) / 100,
    pause(): void {
      if (running) sum += performance.now() - since;
      running = false;
    },
    go(): void {
      since = performance.now();
      running = true;
    },
  };
}

import type { StartBudget } from './create-quick-js-sandbox.ts';

/**
 * Lets a script run for a number of checks, each some ten thousand steps of the machine apart: the same script stops
 * at the same place everywhere. For a limit in milliseconds, give a budget that reads the host's clock.
 */
export function countBudget(checks: number): StartBudget {
  return () => {
    let left = checks;
    return () => {
      left -= 1;
      return left < 0;
    };
  };
}

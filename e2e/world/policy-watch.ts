import type { BrowserContext } from '@playwright/test';

/** What a page or a worker did that its content security policy forbids, and errors that nobody caught. */
export interface PolicyWatch {
  readonly violations: readonly string[];
}

const FORBIDDEN =
  /Content.Security.Policy|violates the following|Refused to (load|execute|apply|connect|create|frame|compile)/i;

/**
 * Collects violation reports of every page of the context. Two sources, because neither sees all: the page's own
 * `securitypolicyviolation` events, and the console, which also tells of workers.
 */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const violations: string[] = [];
  await context.exposeBinding('__reportViolation', (_source, report: string) => violations.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`;
      // NOTE: in the page, where the binding above is a name that no type knows.
      (globalThis as unknown as { __reportViolation(report: string): void }).__reportViolation(report);
    });
  });
  context.on('console', (message) => {
    if (FORBIDDEN.test(message.text())) violations.push(message.text());
  });
  context.on('weberror', (error) => violations.push(`uncaught: ${error.error().message}`));
  return { violations };
}

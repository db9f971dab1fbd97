import type { BrowserContext } from '@playwright/test';

/** Violations of a content security policy in pages and workers, and uncaught errors. */
export interface PolicyWatch {
  readonly violations: readonly string[];
}

const FORBIDDEN =
  /Content.Security.Policy|violates the following|Refused to (load|execute|apply|connect|create|frame|compile)/i;

/**
 * Collects violation reports of every page of the context, from two sources, because neither of them reports all
 * violations: the page's `securitypolicyviolation` events, and the console, which also reports those of workers.
 */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const violations: string[] = [];
  await context.exposeBinding('__reportViolation', (_source, report: string) => violations.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`;
      // NOTE: runs in the page, where the binding above is a global without a type.
      (globalThis as unknown as { __reportViolation(report: string): void }).__reportViolation(report);
    });
  });
  context.on('console', (message) => {
    if (FORBIDDEN.test(message.text())) violations.push(message.text());
  });
  context.on('weberror', (error) => violations.push(`uncaught: ${error.error().message}`));
  return { violations };
}

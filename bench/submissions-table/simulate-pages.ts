import type { Page } from '@playwright/test';

/** Rows per generated page: ten times the product's page size, because loading all rows isn't measured. */
const largePage = 5000;

/**
 * Answers the page's requests for submissions with `rows` generated rows: variations of the library's first page.
 *
 * NOTE: runs in the page itself. Playwright's request interception would keep a copy of all responses, up to a hundred
 * megabytes, in the page's process, which doesn't happen for users.
 */
export async function simulatePages(page: Page, rows: number, pageRows = largePage): Promise<void> {
  await page.addInitScript(simulatePagesInBrowser, { rows, pageRows });
}

/** Runs in the page before its own code, so it can't use variables outside this function. */
function simulatePagesInBrowser({ rows, pageRows }: { readonly rows: number; readonly pageRows: number }): void {
  interface Row {
    readonly id: string;
    readonly fields?: Readonly<Record<string, unknown>>;
  }
  const mark = 'benchPage';
  const originalFetch = window.fetch.bind(window);
  let template: Promise<readonly Row[]> | undefined;
  let newest = 0;
  /** Returns a variation of a row as another submission; a higher index makes it older. */
  const createVariation = (row: Row, at: number): Row => {
    const id = `${10_000_000 + rows - at}`;
    return {
      ...row,
      id,
      fields: {
        ...row.fields,
        tfTitle: `${row.fields?.tfTitle ?? ''} ${(at * 7919) % rows}`,
        tfResponseId: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
        tfSubmissionNumber: rows - at,
        tfSubmissionTimestamp: new Date(Date.UTC(2026, 10, 26) - at * 60_000).toISOString(),
      },
    };
  };
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!/\/list\/items\?.*tfSubmissionData/.test(url.href)) return originalFetch(input, init);
    // All generated rows are in the newest partition; requests for older partitions get no rows.
    const partition = Number(/tfPartition eq (\d+)/.exec(url.searchParams.get('$filter') ?? '')?.[1]);
    if (partition < newest) return Response.json({ value: [] });
    newest = partition;
    template ??= originalFetch(input, init).then(async (answer) => ((await answer.json()) as { value: Row[] }).value);
    const known = await template;
    const at = Number(url.searchParams.get(mark) ?? 0);
    const count = Math.min(pageRows, rows - at * pageRows);
    const value = Array.from({ length: count }, (_, index) =>
      createVariation(known[index % known.length]!, at * pageRows + index),
    );
    url.searchParams.set(mark, `${at + 1}`);
    const isLast = (at + 1) * pageRows >= rows;
    return Response.json({ value, ...(!isLast && { '@odata.nextLink': url.href }) });
  };
}

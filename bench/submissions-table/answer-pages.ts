import type { Page } from '@playwright/test';

/** Ten times a page of the product's: to load all of them is not what is measured. */
const largePage = 5000;

/**
 * Answers what asks for submissions with as many as are wanted: those of the library's first page, each time as others.
 *
 * NOTE: in the page itself. A driver that hears the network keeps a copy of what comes over it, up to a hundred megabytes, in the page's
 * process: nobody who has not opened the developer's tools has that.
 */
export async function answerPages(page: Page, rows: number, pageRows = largePage): Promise<void> {
  await page.addInitScript(answerInPage, { rows, pageRows });
}

/** Runs in the page, before its own code: it knows nothing from outside of itself. */
function answerInPage({ rows, pageRows }: { readonly rows: number; readonly pageRows: number }): void {
  interface Row {
    readonly id: string;
    readonly fields?: Readonly<Record<string, unknown>>;
  }
  const mark = 'benchPage';
  const outside = window.fetch.bind(window);
  let template: Promise<readonly Row[]> | undefined;
  let newest = 0;
  /** The same submission as another one, the later in the list the older. */
  const another = (row: Row, at: number): Row => {
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
    const asked = new URL(input instanceof Request ? input.url : input, location.href);
    if (!/\/list\/items\?.*tfSubmissionData/.test(asked.href)) return outside(input, init);
    // All of them lie in the newest partition: who goes on to older ones gets none, and not as many again.
    const partition = Number(/tfPartition eq (\d+)/.exec(asked.searchParams.get('$filter') ?? '')?.[1]);
    if (partition < newest) return Response.json({ value: [] });
    newest = partition;
    template ??= outside(input, init).then(async (answer) => ((await answer.json()) as { value: Row[] }).value);
    const known = await template;
    const at = Number(asked.searchParams.get(mark) ?? 0);
    const count = Math.min(pageRows, rows - at * pageRows);
    const value = Array.from({ length: count }, (_, index) =>
      another(known[index % known.length]!, at * pageRows + index),
    );
    asked.searchParams.set(mark, `${at + 1}`);
    const isLast = (at + 1) * pageRows >= rows;
    return Response.json({ value, ...(!isLast && { '@odata.nextLink': asked.href }) });
  };
}

import type { Page } from '@playwright/test';

/** Ten times a page of the product's: to load all of them is not what is measured. */
const pageRows = 5000;
const mark = 'benchPage';

interface Row {
  readonly id: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Answers what asks for submissions with as many as are wanted: those of the library's first page, each time as others. */
export async function answerPages(page: Page, rows: number): Promise<void> {
  let template: readonly Row[] | undefined;
  await page.context().route(/\/list\/items\?.*tfSubmissionData/, async (route) => {
    const asked = new URL(route.request().url());
    const at = Number(asked.searchParams.get(mark) ?? 0);
    if (!template) {
      const answer = await route.fetch();
      template = ((await answer.json()) as { readonly value: readonly Row[] }).value;
    }
    const count = Math.min(pageRows, rows - at * pageRows);
    const value = Array.from({ length: count }, (_, index) =>
      another(template![index % template!.length]!, at * pageRows + index, rows),
    );
    asked.searchParams.set(mark, `${at + 1}`);
    const isLast = (at + 1) * pageRows >= rows;
    await route.fulfill({ json: { value, ...(!isLast && { '@odata.nextLink': asked.href }) } });
  });
}

/** The same submission as another one, the later in the list the older. */
function another(row: Row, at: number, rows: number): Row {
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
}

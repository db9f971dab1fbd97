import { type ModelTable, submissionsTable } from './feed-model.ts';

const pageWidth = 1280;
const pageHeight = 720;
const margin = 20;
const cardHeight = 120;
/** Maximum columns of the table; more would be too narrow. */
const maxColumns = 12;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Builds a report with one page: a card with the submission count and a table of submissions. */
export function createReportLayout([submissions]: readonly ModelTable[], title: string) {
  const names = (submissions?.columns ?? []).slice(1, maxColumns + 1).map(({ name }) => name);
  const card = { x: margin, y: margin, width: 280, height: cardHeight };
  const top = cardHeight + 2 * margin;
  const table = { x: margin, y: top, width: pageWidth - 2 * margin, height: pageHeight - top - margin };
  return {
    id: 0,
    resourcePackages: [],
    sections: [
      {
        id: 0,
        name: 'ReportSection',
        displayName: title.slice(0, 60) || submissionsTable,
        filters: '[]',
        ordinal: 0,
        visualContainers: [
          createVisual('count', 'card', card, [{ Measure: createExpression('Submissions Count') }]),
          createVisual(
            'table',
            'tableEx',
            table,
            names.map((name) => ({ Column: createExpression(name) })),
          ),
        ],
        config: '{}',
        displayOption: 1,
        width: pageWidth,
        height: pageHeight,
      },
    ],
    config: JSON.stringify({ version: '5.43', activeSectionIndex: 0 }),
    layoutOptimization: 0,
  };
}

const createExpression = (property: string) => ({ Expression: { SourceRef: { Source: 's' } }, Property: property });
type VisualExpression =
  | { readonly Measure: ReturnType<typeof createExpression> }
  | { readonly Column: ReturnType<typeof createExpression> };

function createVisual(name: string, visualType: string, box: Box, parts: readonly VisualExpression[]) {
  const select = parts.map((one) => {
    const { Property } = 'Measure' in one ? one.Measure : one.Column;
    return { ...one, Name: `${submissionsTable}.${Property}` };
  });
  const singleVisual = {
    visualType,
    projections: { Values: select.map(({ Name }) => ({ queryRef: Name })) },
    prototypeQuery: { Version: 2, From: [{ Name: 's', Entity: submissionsTable, Type: 0 }], Select: select },
  };
  const config = { name, layouts: [{ id: 0, position: { ...box, z: 0 } }], singleVisual };
  return { ...box, z: 0, config: JSON.stringify(config), filters: '[]' };
}

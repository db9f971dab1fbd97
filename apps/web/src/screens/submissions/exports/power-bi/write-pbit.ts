import type { SubmissionColumn } from '@tideform/submission-views';
import { strToU8, zipSync } from 'fflate';
import { createDataModel, type FeedAddress } from './data-model.ts';
import { createModelTables, type ModelTable, submissionsTable } from './feed-model.ts';

const partNames = ['Version', 'DataModelSchema', 'Report/Layout', 'Settings', 'Metadata'] as const;

/**
 * Writes a Power BI template for the feed of a form's submissions. Power BI asks for the API key when the template is
 * opened; no file contains it. Not yet tested in Power BI itself.
 */
export function writePbit(columns: readonly SubmissionColumn[], feed: FeedAddress, title: string): Blob {
  const tables = createModelTables(columns);
  const contents: Readonly<Record<(typeof partNames)[number], string>> = {
    Version: '1.28',
    DataModelSchema: JSON.stringify(createDataModel(tables, feed)),
    'Report/Layout': JSON.stringify(createReportLayout(tables, title)),
    Settings: JSON.stringify({ Version: 4, ReportSettings: {}, QueriesSettings: { TypeDetectionEnabled: false } }),
    Metadata: JSON.stringify({
      Version: 5,
      AutoCreatedRelationships: [],
      CreatedFrom: 'Cloud',
      CreatedFromRelease: '2024.01',
    }),
  };
  const files = Object.fromEntries(partNames.map((name) => [name, encodeUtf16(contents[name])]));
  const zip = zipSync({ '[Content_Types].xml': strToU8(contentTypes), ...files });
  return new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}

const getContentType = (name: string): string => (name === 'Settings' || name === 'Metadata' ? 'application/json' : '');
const contentTypes = `<?xml version="1.0" encoding="utf-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="json" ContentType="" />${partNames
  .map((name) => `<Override PartName="/${name}" ContentType="${getContentType(name)}" />`)
  .join('')}</Types>`;

/** Encodes text as little-endian UTF-16 without a byte order mark. */
function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}

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
function createReportLayout([submissions]: readonly ModelTable[], title: string) {
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

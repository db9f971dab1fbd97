import type { SubmissionColumn } from '@tideform/submission-views';
import { strToU8, zipSync } from 'fflate';
import { dataModel, type FeedPlace } from './data-model.ts';
import { modelTables } from './feed-model.ts';
import { reportLayout } from './report-layout.ts';

const parts = ['Version', 'DataModelSchema', 'Report/Layout', 'Settings', 'Metadata'] as const;

/**
 * A template for Power BI over the feed of a form's submissions. Power BI asks for the key of the team when it is opened: it is in
 * no file. Nobody has opened one in Power BI yet.
 */
export function writePbit(columns: readonly SubmissionColumn[], place: FeedPlace, title: string): Blob {
  const tables = modelTables(columns);
  const contents: Readonly<Record<(typeof parts)[number], string>> = {
    Version: '1.28',
    DataModelSchema: JSON.stringify(dataModel(tables, place)),
    'Report/Layout': JSON.stringify(reportLayout(tables, title)),
    Settings: JSON.stringify({ Version: 4, ReportSettings: {}, QueriesSettings: { TypeDetectionEnabled: false } }),
    Metadata: JSON.stringify({
      Version: 5,
      AutoCreatedRelationships: [],
      CreatedFrom: 'Cloud',
      CreatedFromRelease: '2024.01',
    }),
  };
  const files = Object.fromEntries(parts.map((name) => [name, utf16(contents[name])]));
  const zip = zipSync({ '[Content_Types].xml': strToU8(contentTypes), ...files });
  return new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}

const typeOf = (name: string): string => (name === 'Settings' || name === 'Metadata' ? 'application/json' : '');
const contentTypes = `<?xml version="1.0" encoding="utf-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="json" ContentType="" />${parts
  .map((name) => `<Override PartName="/${name}" ContentType="${typeOf(name)}" />`)
  .join('')}</Types>`;

/** Little-endian, without a byte order mark. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}

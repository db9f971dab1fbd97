import type { SubmissionColumn } from '@tideform/submission-views';
import { strToU8, zipSync } from 'fflate';
import { createDataModel, type FeedAddress } from './data-model.ts';
import { createModelTables } from './feed-model.ts';
import { createReportLayout } from './report-layout.ts';

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

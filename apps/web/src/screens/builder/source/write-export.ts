import type { FormDefinition } from '@tideform/engine';
import { type ExportedForm, type ExportFormat, exportForm } from '@tideform/import';

/** Writes a form for another product. NOTE: in a file of its own: loaded whole later, the package would part what all forms are drawn by into small files. */
export const writeExport = (form: FormDefinition, title: string, format: ExportFormat): ExportedForm =>
  exportForm(form, title, format);

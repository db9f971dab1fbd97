import type { FormDefinition } from '@tideform/engine';
import { type ExportedForm, type ExportFormat, exportForm } from '@tideform/import';

/**
 * Writes a form in the format of another product. NOTE: in a module of its own: loading the whole package lazily would
 * split the code that renders all forms into small chunks.
 */
export const writeExport = (form: FormDefinition, title: string, format: ExportFormat): ExportedForm =>
  exportForm(form, title, format);

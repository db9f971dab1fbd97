import { fillPdf } from '@tideform/import';

/** Fills answers into a PDF form. NOTE: in a separate file, so that it becomes a chunk of its own. */
export const fillPdfForm: typeof fillPdf = (pdfForm, form, data, options) => fillPdf(pdfForm, form, data, options);

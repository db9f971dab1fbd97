import { stampPaper } from '@tideform/import';

/** Fills answers into a PDF. NOTE: in a file of its own, as what writes exports is. */
export const writePaper: typeof stampPaper = (paper, form, data, options) => stampPaper(paper, form, data, options);

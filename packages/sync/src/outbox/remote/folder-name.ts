const forbidden = /["*:<>?/\\|\p{Cc}]/gu;
const reserved = /^(\.lock|con|prn|aux|nul|com\d|lpt\d|_vti_|desktop\.ini|forms)$/i;
const longestTitle = 50;

/** Name of a response's folder: '{number} {form title}'. The title is cut, the number never. */
export function responseFolderName(submissionNumber: number, formTitle: string): string {
  return `${submissionNumber} ${safeTitle(formTitle)}`;
}

function safeTitle(title: string): string {
  const plain = title.replace(forbidden, '').replace(/\s+/g, ' ').trim();
  const cut = [...plain]
    .slice(0, longestTitle)
    .join('')
    .replace(/[. ]+$/, '');
  return cut === '' || reserved.test(cut) ? 'Untitled' : cut;
}

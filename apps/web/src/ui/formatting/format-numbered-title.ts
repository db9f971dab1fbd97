/**
 * Returns the name of a submission: its number and title. If the title already begins with the number, as title
 * templates often define it ("1 Tom", "#0001: Tom"), returns only the title.
 */
export function formatNumberedTitle(number: number | undefined, title: string): string {
  if (number === undefined) return title;
  const beginsWithNumber = new RegExp(`^[^\\p{L}\\p{N}.,-]*0*${number}(?![\\p{L}\\p{N}]|[.,:/-]\\p{N})`, 'u').test(
    title,
  );
  return beginsWithNumber ? title : `${number} ${title}`.trim();
}

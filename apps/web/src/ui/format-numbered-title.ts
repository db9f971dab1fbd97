/**
 * Name of a submission: its number and title, as people call it. A title that begins with the number, as title templates often make
 * it ("1 Tom", "#0001: Tom"), is the name by itself.
 */
export function formatNumberedTitle(number: number | undefined, title: string): string {
  if (number === undefined) return title;
  const beginsWithNumber = new RegExp(`^[^\\p{L}\\p{N}.,-]*0*${number}(?![\\p{L}\\p{N}]|[.,:/-]\\p{N})`, 'u').test(
    title,
  );
  return beginsWithNumber ? title : `${number} ${title}`.trim();
}

/** Items per partition: below the 5,000 rows that a filtered query of a list may select. */
const partitionSize = 4000;

/** Value of tfPartition: one numbering for the whole library. */
export function partitionOf(listItemId: string): number {
  return Math.floor(Number(listItemId) / partitionSize);
}

/** Items per partition; below the 5,000 rows that a filtered list query may select. */
const partitionSize = 4000;

/** Returns the value of tfPartition for a list item ID. Partitions are numbered per library. */
export function getPartition(listItemId: string): number {
  return Math.floor(Number(listItemId) / partitionSize);
}

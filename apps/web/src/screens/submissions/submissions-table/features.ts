import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
} from '@tanstack/react-table';

/**
 * Features of TanStack Table used for the column layout. Rows are filtered and sorted by `findRows`, as for emails and
 * downloads, and rendered here.
 */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnPinningFeature,
});

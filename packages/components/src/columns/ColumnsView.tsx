import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import type { ViewProps } from '../kit/view-props.ts';
import type { ColumnsProps } from './columns.ts';

const NARROW_QUERY = '@container (max-width: 480px)';
/** CSS variable with the width of the empty space before a column, as a fraction of its grid area. */
const OFFSET_VARIABLE = '--tideform-offset';
const spanStyles = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    index + 1,
    { gridColumnEnd: `span ${index + 1}`, [NARROW_QUERY]: { gridColumnEnd: 'span 12' } },
  ]),
);

const useSpanStyles = makeStyles(spanStyles);
const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  /* The offset covers the empty columns and the gaps between them. */
  offset: {
    paddingInlineStart: `calc((100% + ${tokens.spacingHorizontalXL}) * var(${OFFSET_VARIABLE}))`,
    [NARROW_QUERY]: { paddingInlineStart: 0 },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalXXL,
  },
});

/**
 * Lays out columns in twelfths of their container instead of the window, because a columns component is also used in
 * narrow panes and inside other columns.
 */
export function ColumnsView({ props, slot }: ViewProps<ColumnsProps, never, ReactNode>) {
  const styles = useStyles();
  const widths = useSpanStyles();
  return (
    <div className={styles.room}>
      <div className={styles.row}>
        {props.columns.map(({ width, offset }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
            key={index}
            className={mergeClasses(widths[width + offset], offset > 0 && styles.offset)}
            style={offset > 0 ? ({ [OFFSET_VARIABLE]: offset / (width + offset) } as CSSProperties) : undefined}
          >
            {slot(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

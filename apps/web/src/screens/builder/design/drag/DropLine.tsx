import { Caption1Strong, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { designMessages } from '../design.messages.ts';
import type { DropSpot } from './find-drop-spot.ts';

const useStyles = makeStyles({
  line: {
    position: 'absolute',
    zIndex: 3,
    pointerEvents: 'none',
    backgroundColor: tokens.colorCompoundBrandStroke,
    borderRadius: tokens.borderRadiusCircular,
    '::before': {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      width: '10px',
      height: '10px',
      borderRadius: tokens.borderRadiusCircular,
      border: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  across: {
    height: '2px',
    marginTop: '-1px',
    '::before': { insetInlineStart: '-5px', top: '-4px' },
  },
  down: {
    width: '2px',
    marginLeft: '-1px',
    '::before': { left: '-4px', top: '-5px' },
  },
  name: {
    position: 'absolute',
    insetInline: '-130px',
    insetBlock: '-20px',
    margin: 'auto',
    width: 'fit-content',
    boxSizing: 'border-box',
    height: '20px',
    maxWidth: '260px',
    display: 'flex',
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}`,
    borderRadius: tokens.borderRadiusCircular,
    whiteSpace: 'nowrap',
  },
});

/** Line that shows where a dragged component will be inserted, with the name of the container. */
export function DropLine({ spot, name }: { readonly spot: DropSpot; readonly name: string | undefined }) {
  const messages = useMessages(designMessages);
  const styles = useStyles();
  const { line, axis } = spot;
  const size = axis === 'y' ? { width: line.width } : { height: line.height };
  return (
    <div
      aria-hidden
      className={mergeClasses(styles.line, axis === 'y' ? styles.across : styles.down)}
      style={{ left: line.left, top: line.top, ...size }}
    >
      <Caption1Strong className={styles.name}>
        {name ? messages.canvas.dropIn({ place: name }) : messages.canvas.drop}
      </Caption1Strong>
    </div>
  );
}

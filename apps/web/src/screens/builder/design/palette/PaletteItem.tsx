import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons';
import { localizedPalette } from '@tideform/components/palette';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import type { ComponentDefinition } from '@tideform/engine';
import { useLocalized } from '@tideform/i18n/react';
import { useRef } from 'react';
import { useDesignActions } from '../design-actions-context.ts';
import { useDragSource } from '../drag/useDragging.ts';

const useStyles = makeStyles({
  item: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minWidth: 0,
    height: '36px',
    boxSizing: 'border-box',
    paddingInline: '6px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorTransparentBackground,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'grab',
    '& svg': { flexShrink: 0 },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1Hover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground1Pressed },
    '&[data-dragging]': {
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      color: tokens.colorNeutralForeground1Selected,
      '@media (forced-colors: active)': { outline: `${tokens.strokeWidthThick} solid Highlight` },
    },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { height: '44px' },
  },
  /* A long name wraps to two lines. */
  name: {
    minWidth: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: tokens.lineHeightBase200,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  },
});

interface PaletteItemProps {
  readonly type: string;
  readonly name: string;
  /** Name with soft hyphens, if it has any. */
  readonly breakableName?: string;
  /** Definition of the new component, if it differs from the default of its type. */
  readonly definition?: ComponentDefinition;
  /** Whether the type is a favorite, in the mode for choosing favorites; `undefined` otherwise. */
  readonly isFavorite?: boolean | undefined;
  readonly onToggle?: (type: string) => void;
}

export function PaletteItem({ type, name, breakableName = name, definition, isFavorite, onToggle }: PaletteItemProps) {
  const Icon = findPaletteIcon(type);
  const styles = useStyles();
  const design = useDesignActions();
  const { create } = useLocalized(localizedPalette);
  const ref = useRef<HTMLButtonElement>(null);
  useDragSource(ref, 'new', type, name, undefined, definition);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.item}
      title={name}
      aria-label={name}
      aria-pressed={isFavorite}
      onClick={() => (isFavorite === undefined ? design.add(definition ?? create(type)) : onToggle?.(type))}
    >
      {isFavorite === undefined ? <Icon aria-hidden /> : isFavorite ? <Star20Filled /> : <Star20Regular />}
      <span className={styles.name}>{breakableName}</span>
    </button>
  );
}

export const usePaletteStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  head: { display: 'flex', alignItems: 'center', flexShrink: 0, margin: '12px 8px 4px 12px', gap: '4px' },
  find: { flexGrow: 1, minWidth: 0, margin: 0 },
  star: { flexShrink: 0, minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  hint: { margin: '4px 16px', color: tokens.colorNeutralForeground2 },
  list: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '0 12px 16px', scrollbarWidth: 'thin' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px',
    '@container (max-width: 240px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** Title of a group, with a button beside it. */
  titleRow: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  title: { margin: '12px 4px 8px', color: tokens.colorNeutralForeground2 },
  none: { padding: '24px 12px', textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

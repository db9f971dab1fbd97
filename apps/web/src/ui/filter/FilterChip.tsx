import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { FilterOption } from './filter-option.ts';

const FilterItems = onDemand(async () => (await import('./FilterItems.tsx')).FilterItems);

const useStyles = makeStyles({
  chip: {
    minWidth: 'auto',
    maxWidth: '280px',
    height: '32px',
    flexShrink: 0,
    position: 'relative',
    paddingInline: '12px 8px',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': {
      height: '36px',
      '::after': { content: '""', position: 'absolute', inset: '-4px 0' },
    },
  },
  on: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  label: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/**
 * Button that opens the options of one filter. It is plain while the filter is inactive, and tinted with the filter's
 * value otherwise.
 */
export function FilterChip(props: {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  /** Whether at most one option can be selected, with radio buttons. */
  readonly isSingle?: boolean;
  /** ID of the default option, with which the button is plain. An option with the ID '' means no filter. */
  readonly byDefault?: string;
}) {
  const styles = useStyles();
  const { label, options, selected, onSelect, isSingle = false, byDefault } = props;
  const isOn = selected.length > 0 && selected[0] !== byDefault;
  return (
    <MenuButton
      menu={FilterItems}
      menuProps={{ options, selected, onSelect, isSingle }}
      shape="circular"
      className={mergeClasses(styles.chip, isOn && styles.on)}
      iconPosition="after"
      icon={<ChevronDownRegular fontSize={16} />}
    >
      <span className={styles.label}>{formatLabel(label, options, selected)}</span>
    </MenuButton>
  );
}

function formatLabel(label: string, options: readonly FilterOption[], selected: readonly string[]): string {
  const [first, second] = selected;
  if (!first) return label;
  if (second !== undefined) return `${label}: ${selected.length}`;
  return `${label}: ${options.find(({ id }) => id === first)?.label ?? first}`;
}

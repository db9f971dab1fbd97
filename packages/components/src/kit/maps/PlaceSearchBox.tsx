import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Search16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { useMaps } from './Maps.tsx';
import { mapsMessages } from './maps.messages.ts';
import type { Place } from './maps.ts';
import { type PlaceSearchState, usePlaceSearch } from './usePlaceSearch.tsx';

const useStyles = makeStyles({
  root: { position: 'relative', flexGrow: 1, minWidth: 0 },
  icon: { flexShrink: 0, marginInlineStart: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
  input: { paddingInlineStart: tokens.spacingHorizontalXS },
  list: {
    position: 'absolute',
    zIndex: 10,
    insetInline: 0,
    top: '100%',
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    padding: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    maxHeight: '260px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ...typographyStyles.body1,
  },
  option: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (pointer: coarse)': { minHeight: '44px', boxSizing: 'border-box' },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
  },
  status: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, display: 'block' },
});

/** Matches typed coordinates. They are written left to right with the latitude first, in every language. */
const COORDINATES_PATTERN = /^[\d\s.,;-]+$/;

interface PlaceSearchBoxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'onBlur' | 'className'> {
  readonly id: string;
  /** Text that is shown while the user isn't typing. */
  readonly shown: string;
  /** Text that the user is typing; `undefined` while the user isn't typing. */
  readonly typed: string | undefined;
  readonly onType: (text: string | undefined) => void;
  readonly onPlace: (place: Place) => void;
  readonly onLeave: () => void;
  /** Called when the search fails. */
  readonly onFail?: () => void;
}

/** Text input with suggestions of matching places, if this installation has a map provider. */
export function PlaceSearchBox({ shown, typed, onType, onPlace, onLeave, onFail, ...input }: PlaceSearchBoxProps) {
  const styles = useStyles();
  const classes = useFieldClassNames();
  const messages = useMessages(mapsMessages);
  const maps = useMaps();
  const [active, setActive] = useState(-1);
  const { search, choose, close } = usePlaceSearch(input.disabled ? undefined : maps, typed, { onPlace, onFail });
  const all = search.kind === 'found' ? search.all : [];
  const isOpen = all.length > 0;
  const optionId = (index: number) => `${input.id}-place-${index}`;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isOpen) {
      event.preventDefault();
      setActive((active + step + all.length) % all.length);
    }
    const chosen = all[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      void choose(chosen);
    }
  };
  const combobox = maps && {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-autocomplete': 'list' as const,
    'aria-controls': `${input.id}-places`,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
  };
  return (
    <div className={styles.root}>
      <span className={getBoxClass(classes, input.disabled === true, input['aria-invalid'] === true)}>
        {maps && <Search16Regular className={styles.icon} aria-hidden />}
        <input
          {...input}
          {...combobox}
          type="text"
          dir={COORDINATES_PATTERN.test(typed ?? shown) ? 'ltr' : 'auto'}
          className={mergeClasses(classes.bare, maps && styles.input)}
          value={typed ?? shown}
          onChange={(event) => {
            setActive(-1);
            onType(event.target.value);
          }}
          onKeyDown={press}
          onBlur={() => {
            close();
            onLeave();
          }}
        />
      </span>
      {isOpen && (
        <div id={`${input.id}-places`} role="listbox" aria-label={messages.found} className={styles.list}>
          {all.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, as comboboxes do
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
            <div
              key={one.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={mergeClasses(styles.option, index === active && styles.active)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void choose(one)}
            >
              <bdi>{one.text}</bdi>
            </div>
          ))}
        </div>
      )}
      {maps && <SearchStatus search={search} className={styles.status} />}
    </div>
  );
}

/** Status text of a place search that has no suggestions. */
function SearchStatus({
  search,
  className,
}: {
  readonly search: PlaceSearchState;
  readonly className: string | undefined;
}) {
  const messages = useMessages(mapsMessages);
  const isNone = search.kind === 'found' && search.all.length === 0;
  return (
    <span role="status" className={className}>
      {search.kind === 'searching' && messages.searching}
      {search.kind === 'failed' && messages.failed}
      {isNone && messages.none}
    </span>
  );
}

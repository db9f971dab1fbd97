import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getControlAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { useMaps } from '../kit/maps/Maps.tsx';
import { PlaceSearchBox } from '../kit/maps/PlaceSearchBox.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { addressMessages } from './address.messages.ts';
import {
  type AddressProps,
  type AddressValue,
  addressPartNames,
  createFoundAddress,
  createTypedAddress,
  formatAddress,
  getAddressParts,
} from './address.ts';

type AddressViewProps = ViewProps<AddressProps, AddressValue>;

const useStyles = makeStyles({ other: { alignSelf: 'flex-start' } });

export function AddressView(view: AddressViewProps) {
  const { props, state, onChange } = view;
  const styles = useStyles();
  const messages = useMessages(addressMessages);
  const maps = useMaps();
  const [isFailing, setFailing] = useState(false);
  const attributes = getControlAttributes(view);
  const isManual = !maps || state.value?.mode === 'manual';
  const [isByHand, setByHand] = useState(isManual);
  if (attributes.disabled) {
    return (
      <FieldFrame view={view}>
        <TextBox {...attributes} type="text" dir="auto" value={formatAddress(state.value)} readOnly />
      </FieldFrame>
    );
  }
  const isTyped = isByHand || isManual;
  const other = (text: string, next: boolean) => (
    <Button
      appearance="transparent"
      className={styles.other}
      onClick={() => {
        onChange({});
        setByHand(next);
      }}
    >
      {text}
    </Button>
  );
  if (isTyped) {
    return (
      <FieldFrame view={view} labels="group">
        <AddressFields view={view} />
        {maps && other(messages.search, false)}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame view={view}>
      <SearchedAddress
        view={view}
        onFail={() => setFailing(true)}
        onFind={(place) => onChange(createFoundAddress(place))}
      />
      {(props.enableManualMode || isFailing) && other(messages.byHand, true)}
    </FieldFrame>
  );
}

/** Input that searches for an address. Typed text is discarded unless a suggestion is chosen. */
function SearchedAddress(props: {
  readonly view: AddressViewProps;
  readonly onFail: () => void;
  readonly onFind: (place: Parameters<typeof createFoundAddress>[0]) => void;
}) {
  const { view } = props;
  const messages = useMessages(addressMessages);
  const [typed, setTyped] = useState<string>();
  return (
    <PlaceSearchBox
      {...getControlAttributes(view)}
      {...getAriaAttributes(view)}
      autoComplete="off"
      placeholder={view.props.placeholder || messages.search}
      shown={formatAddress(view.state.value)}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        if (text === '') view.onChange({});
      }}
      onPlace={(place) => {
        setTyped(undefined);
        props.onFind(place);
      }}
      onFail={props.onFail}
      onLeave={() => {
        setTyped(undefined);
        view.onBlur();
      }}
    />
  );
}

const useAddressFieldsStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  part: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  whole: { gridColumn: '1 / -1' },
});

/** Autofill token (`autocomplete` attribute) of each address input. */
const autocompleteTokens = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country-name',
} as const;

/** Inputs for the six parts of an address. */
function AddressFields({ view }: { readonly view: ViewProps<AddressProps, AddressValue> }) {
  const { id, state, onChange, onBlur } = view;
  const styles = useAddressFieldsStyles();
  const classes = useFieldClassNames();
  const messages = useMessages(addressMessages);
  const parts = getAddressParts(state.value);
  // The first input has the field's own ID, which links in the error summary point to.
  const idOf = (name: string) => (name === addressPartNames[0] ? id : `${id}-${name}`);
  return (
    <ControlGroup view={view} className={styles.parts} onLeave={onBlur}>
      {addressPartNames.map((name) => (
        <div key={name} className={`${styles.part} ${name.startsWith('address') ? styles.whole : ''}`}>
          <label htmlFor={idOf(name)} className={classes.hint}>
            {messages.parts[name]}
          </label>
          <TextBox
            id={idOf(name)}
            type="text"
            dir="auto"
            autoComplete={autocompleteTokens[name]}
            disabled={isDisabled(view)}
            aria-required={(name === 'address1' && state.required) || undefined}
            aria-invalid={(name === 'address1' && state.issues.length > 0) || undefined}
            value={parts[name]}
            onChange={(event) => onChange(createTypedAddress({ ...parts, [name]: event.target.value }))}
          />
        </div>
      ))}
    </ControlGroup>
  );
}

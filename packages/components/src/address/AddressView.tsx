import { Button, makeStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { getAriaAttributes, getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { useMaps } from '../kit/maps/Maps.tsx';
import { PlaceSearchBox } from '../kit/maps/PlaceSearchBox.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressMessages } from './address.messages.ts';
import { type AddressProps, type AddressValue, createFoundAddress, formatAddress } from './address.ts';

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

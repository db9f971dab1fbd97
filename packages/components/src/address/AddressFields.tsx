import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { isDisabled } from '../kit/control-attributes.ts';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { addressMessages } from './address.messages.ts';
import {
  type AddressProps,
  type AddressValue,
  addressPartNames,
  createTypedAddress,
  getAddressParts,
} from './address.ts';

const useStyles = makeStyles({
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
export function AddressFields({ view }: { readonly view: ViewProps<AddressProps, AddressValue> }) {
  const { id, state, onChange, onBlur } = view;
  const styles = useStyles();
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

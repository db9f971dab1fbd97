import { makeStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useId, useState } from 'react';
import { useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { RequiredMark } from '../../kit/FieldFrame.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { loadSignatureFont, type SignatureFont, signatureFonts } from './signature-fonts.ts';
import { renderTypedSignature } from './signature-picture.ts';
import { signingMessages } from './signing.messages.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 168px)',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  picture: { maxWidth: '92%', maxHeight: '92%', objectFit: 'contain' },
});

export interface TypedName {
  readonly name: string;
  readonly font: SignatureFont;
}

interface TypedSignatureProps {
  readonly typed: TypedName;
  readonly onChange: (typed: TypedName) => void;
  readonly onEnter: () => void;
}

/** Inputs for the name and the handwriting font, with a preview of the signature. */
export function TypedSignature({ typed, onChange, onEnter }: TypedSignatureProps) {
  const styles = useStyles();
  const classes = useFieldClassNames();
  const id = useId();
  const messages = useMessages(signingMessages);
  const picture = useTypedSignaturePicture(typed);
  const { name, font } = typed;
  return (
    <>
      <div className={styles.fields}>
        <span className={classes.field}>
          <label htmlFor={`${id}-name`} className={classes.label}>
            {messages.name}
            <RequiredMark />
          </label>
          <TextBox
            id={`${id}-name`}
            aria-required
            dir="auto"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => onChange({ font, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
        </span>
        <span className={classes.field}>
          <label htmlFor={`${id}-style`} className={classes.label}>
            {messages.style}
          </label>
          <SelectBox
            id={`${id}-style`}
            value={font}
            onChange={(event) => onChange({ name, font: event.target.value as SignatureFont })}
          >
            {signatureFonts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectBox>
        </span>
      </div>
      <SignaturePad>
        {picture && <img src={picture} alt={messages.preview({ name })} className={styles.picture} />}
      </SignaturePad>
    </>
  );
}

/** Returns the signature image to store; `undefined` if there is no name or the font isn't loaded yet. */
function useTypedSignaturePicture({ name, font }: TypedName): string | undefined {
  const [rendered, setDrawn] = useState<TypedName & { readonly picture: string }>();
  useEffect(() => {
    if (name.trim() === '') return setDrawn(undefined);
    let isOver = false;
    void loadSignatureFont(font, name).then(() => {
      if (!isOver) setDrawn({ name, font, picture: renderTypedSignature(name.trim(), font) });
    });
    return () => {
      isOver = true;
    };
  }, [name, font]);
  return rendered?.picture;
}

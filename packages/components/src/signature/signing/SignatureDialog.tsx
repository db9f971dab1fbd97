import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components';
import { ArrowUndo20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { PenStroke } from '../../kit/drawing/pen-stroke.ts';
import { useCloseWithConfirmation } from '../../kit/unsaved/useCloseWithConfirmation.tsx';
import { DrawnSignature, type TypedName, TypedSignature } from './SignaturePad.tsx';
import { loadSignatureFont, renderDrawnSignature, renderTypedSignature } from './signature-picture.ts';
import { signingMessages } from './signing.messages.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  tabs: { marginInline: '-8px' },
  drawing: { justifySelf: 'start', flexDirection: 'row' },
});

interface SignatureDialogProps {
  readonly label: string;
  readonly onSign: (picture: string) => void;
  readonly onClose: () => void;
}

/** Dialog for signing by typing a name or by drawing. Typing is the accessible alternative. */
export function SignatureDialog({ label, onSign, onClose }: SignatureDialogProps) {
  const styles = useStyles();
  const messages = useMessages(signingMessages);
  const [mode, setWay] = useState<'type' | 'draw'>('type');
  const [typed, setTyped] = useState<TypedName>({ name: '', font: 'Allura' });
  const [strokes, setStrokes] = useState<readonly PenStroke[]>([]);
  const name = typed.name.trim();
  const canSign = mode === 'type' ? name !== '' : strokes.length > 0;
  const [close, question] = useCloseWithConfirmation(name !== '' || strokes.length > 0, onClose);
  const sign = async () => {
    if (!canSign) return;
    if (mode === 'draw') return onSign(renderDrawnSignature(strokes));
    await loadSignatureFont(typed.font, name);
    onSign(renderTypedSignature(name, typed.font));
  };
  return (
    <>
      <Dialog open onOpenChange={(_, { open }) => !open && close()}>
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle
              action={
                <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={messages.close} onClick={close} />
              }
            >
              <bdi>{label}</bdi>
            </DialogTitle>
            <DialogContent className={styles.content}>
              <TabList
                className={styles.tabs}
                selectedValue={mode}
                onTabSelect={(_, { value }) => setWay(value === 'draw' ? 'draw' : 'type')}
              >
                <Tab value="type">{messages.type}</Tab>
                <Tab value="draw">{messages.draw}</Tab>
              </TabList>
              {mode === 'type' ? (
                <TypedSignature typed={typed} onChange={setTyped} onEnter={() => void sign()} />
              ) : (
                <DrawnSignature strokes={strokes} onStroke={(stroke) => setStrokes((before) => [...before, stroke])} />
              )}
            </DialogContent>
            {mode === 'draw' && (
              <DialogActions position="start" className={styles.drawing}>
                <Button
                  appearance="subtle"
                  icon={<ArrowUndo20Regular />}
                  aria-label={messages.undo}
                  disabledFocusable={strokes.length === 0}
                  onClick={() => setStrokes((before) => before.slice(0, -1))}
                />
                <Button appearance="subtle" disabledFocusable={strokes.length === 0} onClick={() => setStrokes([])}>
                  {messages.clear}
                </Button>
              </DialogActions>
            )}
            <DialogActions position="end">
              <Button onClick={close}>{messages.cancel}</Button>
              <Button appearance="primary" disabled={!canSign} onClick={() => void sign()}>
                {messages.sign}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      {question}
    </>
  );
}

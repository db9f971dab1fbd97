import type { PrintAnswer } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { printBlankFrame } from '../kit/print-blank.ts';
import type { signatureMessages } from './signature.messages.ts';
import { isSignature, type SignatureProps, signature } from './signature.ts';

const WIDTH_PX = 240;
const BLANK_HEIGHT_PX = 80;

/** Prints the signature image, or a text if the image can't be shown. */
export const printSignature =
  ({ signed, cannotShow }: MessagesOf<typeof signatureMessages>): PrintAnswer<SignatureProps, string> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return printBlankFrame(label, BLANK_HEIGHT_PX);
    if (signature.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
    if (!isSignature(value)) return [{ kind: 'pair', label, value: cannotShow }];
    return [{ kind: 'group', label, blocks: [{ kind: 'image', source: value, alt: signed, widthPx: WIDTH_PX }] }];
  };

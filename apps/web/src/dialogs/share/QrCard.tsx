import { Body1, Button, MessageBar, MessageBarBody, Subtitle2 } from '@fluentui/react-components';
import { ArrowDownloadRegular, CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../ui/browser/save-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { createQrCode, renderQrPng, renderQrSvg } from './qr-code.ts';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

/** QR code of a URL, with a button to download it for posters. */
export function QrCard({
  address,
  title,
  text,
}: {
  readonly address: string;
  /** Title of the form, used in the file name. */
  readonly title: string;
  /** Description of where the QR code leads. */
  readonly text: string;
}) {
  const messages = useMessages(shareMessages).qr;
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  const picture = useMemo(() => createQrCode(address), [address]);
  const [copied, setCopied] = useState<string>();
  if (!picture) {
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{messages.tooLong}</MessageBarBody>
      </MessageBar>
    );
  }
  const name = messages.fileName({ title });
  // The image is passed as a promise, because Safari rejects images that are created after the click.
  const copy = () =>
    navigator.clipboard
      .write([new ClipboardItem({ 'image/png': renderQrPng(picture) })])
      .then(() => setCopied(address), savePng);
  const savePng = async () => saveFile(await renderQrPng(picture), name, 'png');
  const isCopied = copied === address;
  return (
    <div className={styles.card}>
      <svg
        role="img"
        aria-label={messages.title}
        className={styles.code}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <div className={styles.beside}>
        <div className={styles.words}>
          <Subtitle2 as="h3">{messages.title}</Subtitle2>
          <Body1 as="p" block className={styles.text}>
            {text}
          </Body1>
        </div>
        <div className={styles.actions}>
          <Button icon={<ArrowDownloadRegular />} onClick={savePng}>
            {messages.png}
          </Button>
          <Button icon={<ArrowDownloadRegular />} onClick={() => saveFile(renderQrSvg(picture), name, 'svg')}>
            {messages.svg}
          </Button>
          <Button icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />} onClick={copy}>
            {isCopied ? ui.copied : messages.copyPicture}
          </Button>
        </div>
      </div>
    </div>
  );
}

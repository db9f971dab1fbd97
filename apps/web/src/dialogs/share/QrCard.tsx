import { Body1, Button, MessageBar, MessageBarBody, Subtitle2 } from '@fluentui/react-components';
import { ArrowDownloadRegular, CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { drawQr, qrAsPng, qrAsSvg } from './draw-qr.ts';
import { useShareStyles } from './share.styles.ts';
import { shareWords } from './share.words.ts';

/** An address as a code to be scanned, and as a picture for a poster. */
export function QrCard({
  address,
  title,
  text,
}: {
  readonly address: string;
  /** What a file of it is called after. */
  readonly title: string;
  /** What becomes of whoever scans it. */
  readonly text: string;
}) {
  const words = useWords(shareWords).qr;
  const ui = useWords(uiWords);
  const styles = useShareStyles();
  const picture = useMemo(() => drawQr(address), [address]);
  const [copied, setCopied] = useState<string>();
  if (!picture) {
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{words.tooLong}</MessageBarBody>
      </MessageBar>
    );
  }
  const name = words.fileName({ title });
  // A promise, because Safari takes no picture that was made after the press.
  const copy = () =>
    navigator.clipboard
      .write([new ClipboardItem({ 'image/png': qrAsPng(picture) })])
      .then(() => setCopied(address), savePng);
  const savePng = async () => saveFile(await qrAsPng(picture), name, 'png');
  const isCopied = copied === address;
  return (
    <div className={styles.card}>
      <svg
        role="img"
        aria-label={words.title}
        className={styles.code}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <div className={styles.beside}>
        <div className={styles.words}>
          <Subtitle2 as="h3">{words.title}</Subtitle2>
          <Body1 as="p" block className={styles.text}>
            {text}
          </Body1>
        </div>
        <div className={styles.actions}>
          <Button icon={<ArrowDownloadRegular />} onClick={savePng}>
            {words.png}
          </Button>
          <Button icon={<ArrowDownloadRegular />} onClick={() => saveFile(qrAsSvg(picture), name, 'svg')}>
            {words.svg}
          </Button>
          <Button icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />} onClick={copy}>
            {isCopied ? ui.copied : words.copyPicture}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { fn } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { FileViewer } from './file-viewer.tsx';

export const pdf = {
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  mediaType: 'application/pdf',
  name: 'PPFTZ 000045.pdf',
};

export const retry = fn();

export const busy = {
  text: say('Server sedang sibuk. Coba lagi dalam 5 detik.', 'The server is busy. Try again in 5 seconds.'),
  retry,
};

export const WhatDocumentSaysStandsBeside = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <DescriptionList columns={2}>
      <DescriptionItem term="No.">118/SNB/IX/2024</DescriptionItem>
      <DescriptionItem term={say('Tanggal', 'Date')}>24-09-2024</DescriptionItem>
    </DescriptionList>
    <FileViewer file={pdf} pdfViewer={false} />
  </div>
);

export const OnPhoneWithoutViewer = () => <FileViewer file={pdf} pdfViewer={false} />;

export const ItSaysWhyFileDid = () => <FileViewer file={undefined} problem={busy} />;

export const FileDidNotCome = () => <FileViewer file={undefined} />;

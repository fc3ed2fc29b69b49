import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import jsQR from 'jsqr';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { sampleCode } from '../testing/sample-registration-code.ts';
import { QrCode } from './qr-code.tsx';
import { RegistrationCode } from './registration-code.tsx';

const address = `https://portal.pabean.example/#/menutransit?kode=${sampleCode}`;
const draw = () =>
  renderInOffice(
    <RegistrationCode code={sampleCode} address={address} kept={false} onKeep={vi.fn()} onForget={vi.fn()} />,
  );

test('a screen reader spells the code group by group', () => {
  draw();
  const spelled = sampleCode.match(/.{4}/g)?.map((group) => [...group].join(' '));
  expect(screen.getByRole('img', { name: spelled?.join(', ') ?? '' }).textContent).toBe(sampleCode);
});

test('the bare code is copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Salin' }));
  expect(written).toHaveBeenCalledWith(sampleCode);
});

test('prints what is on the screen', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
});

/** Decodes the image as a camera would. */
async function pixelsOf(svg: SVGSVGElement, size: number): Promise<ImageData> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, size, size);
}

test('the QR code holds the address', async () => {
  render(<QrCode text={address} label="QR" />);
  const { data, width, height } = await pixelsOf(screen.getByRole('img', { name: 'QR' }) as never, 400);
  expect(jsQR(data, width, height)?.data).toBe(address);
});

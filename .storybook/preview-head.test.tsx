import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import head from './preview-head.html?raw';

test('messages of a frame on the page are ignored, others are received', async () => {
  document.head.append(document.createRange().createContextualFragment(head));
  const received: string[] = [];
  const receive = ({ data }: MessageEvent) => received.push(data);
  window.addEventListener('message', receive);
  render(<iframe title="Story" srcDoc="<script>parent.postMessage('of the frame', '*')</script>" />);
  await new Promise((loaded) => screen.getByTitle('Story').addEventListener('load', loaded));
  window.postMessage('of the manager');
  await vi.waitFor(() => expect(received).toContain('of the manager'));
  expect(received).not.toContain('of the frame');
  window.removeEventListener('message', receive);
});

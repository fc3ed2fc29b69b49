import { say } from '../../testing/say.ts';
import { Pagination } from './pagination.tsx';

export const AllRowsFit = () => (
  <div style={{ display: 'grid', gap: 16, minInlineSize: 0 }}>
    <ul>
      <li>118/SNB/IX/2024</li>
      <li>119/SNB/IX/2024</li>
      <li>120/SNB/IX/2024</li>
    </ul>
    <Pagination page={1} size={10} total={3} list={say('Contoh', 'Sample')} onPageChange={() => undefined} />
  </div>
);

export const WithoutItNobodyKnowsWhether = () => (
  <ul>
    <li>118/SNB/IX/2024</li>
    <li>119/SNB/IX/2024</li>
    <li>120/SNB/IX/2024</li>
  </ul>
);

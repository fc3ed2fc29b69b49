import { Skeleton } from './skeleton.tsx';

export const PiecesHaveShape = () => (
  <div aria-busy style={{ display: 'grid', gap: 12 }}>
    <Skeleton width="38%" height="16px" />
    <Skeleton width="92%" />
    <Skeleton width="76%" />
  </div>
);

export const OneBlockForEverything = () => (
  <div aria-busy>
    <Skeleton height="96px" style={{ display: 'block' }} />
  </div>
);

export const ThreeRowsAsMany = () => (
  <div aria-busy style={{ display: 'grid', gap: 12 }}>
    {Array.from('abc').map((row) => (
      <div
        key={row}
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 16,
          alignItems: 'center',
        }}
      >
        <Skeleton width="60%" />
        <Skeleton width="84px" height="24px" />
      </div>
    ))}
  </div>
);

export const EightRows = () => (
  <div aria-busy style={{ display: 'grid', gap: 12 }}>
    {Array.from('abcdefgh').map((row) => (
      <div
        key={row}
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 16,
          alignItems: 'center',
        }}
      >
        <Skeleton width="60%" />
        <Skeleton width="84px" height="24px" />
      </div>
    ))}
  </div>
);

import { frame, layer, media, motion, radius, space, vars } from '@pabean/ui/theme';
import { useState } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';
import { ShadowSample } from '../blocks/swatch.tsx';

const bar = (inlineSize: string) => <span className="book-bar" style={{ inlineSize }} />;

/** Every distance, drawn. */
export const SpaceTable = () => (
  <Rows
    code
    caption={say('Jarak', 'Distances')}
    heads={['Token', say('Ukuran', 'Size'), say('Gambar', 'Drawn')]}
    rows={Object.entries(space).map(([name, value]) => [`space[${name}]`, value, bar(value)])}
  />
);

/** Every corner, drawn. */
export const Corners = () => (
  <div className="book-tiles sb-unstyled">
    {Object.entries(radius).map(([name, value]) => (
      <figure key={name}>
        <span className="book-corner" style={{ borderRadius: value }} />
        <figcaption>
          <code>radius.{name}</code> {value}
        </figcaption>
      </figure>
    ))}
  </div>
);

/** The shadows of the current theme. */
export const Shadows = () => (
  <div className="book-tiles sb-unstyled">
    {Object.keys(vars.shadow).map((name) => (
      <figure key={name} className="book-raised">
        <figcaption>
          <code>shadow.{name}</code>
        </figcaption>
        <ShadowSample role={`shadow.${name}`} className="book-corner" />
      </figure>
    ))}
  </div>
);

const table = (caption: string, head: string, values: Record<string, string | number>) => (
  <Rows code caption={caption} heads={['Token', head]} rows={Object.entries(values)} />
);

/** The measures of the frame. */
export const FrameTable = () => table(say('Bingkai', 'Frame'), say('Ukuran', 'Size'), frame);
/** Media queries. */
export const MediaTable = () => table(say('Kueri media', 'Media queries'), say('Kueri', 'Query'), media);
/** The stacking order. */
export const LayerTable = () => table(say('Lapisan', 'Layers'), 'z-index', layer);

/** The three durations, played on a click. */
export function Speeds() {
  const [there, setThere] = useState(false);
  return (
    <div className="book-speeds sb-unstyled">
      <button type="button" className="book-play" onClick={() => setThere(!there)}>
        {say('Jalankan', 'Play')}
      </button>
      {Object.entries(motion).map(([name, value]) => (
        <div key={name} className="book-lane">
          <code>
            motion.{name} {value.split(' ')[0]}
          </code>
          <span>
            <span style={{ transition: `translate ${value}`, translate: there ? '100%' : '0' }}>
              <i />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

import { FileSlot } from '@pabean/ui/file-slot';
import { say } from '../../../ui/src/testing/say.ts';
import { SlotRemark } from './slot-remark.tsx';

const place = { checkedKb: 800, shownKb: 800 };

/** One slot with a remark. */
function Place({ remark }: { remark: string }) {
  return (
    <FileSlot
      label={say('Kartu Keluarga', 'Family card')}
      hint={<SlotRemark>{remark}</SlotRemark>}
      limit={place}
      stored={{ name: 'kartu-keluarga.pdf' }}
      onFile={() => undefined}
    />
  );
}

export const RemarkSaysWhatIsWrong = () => (
  <Place
    remark={say(
      'Hasil pindai buram, nomor tidak terbaca. Unggah ulang.',
      'The scan is blurred, the number cannot be read. Upload it again.',
    )}
  />
);

export const DitolakLeavesPeopleToGuess = () => <Place remark={say('Ditolak', 'Rejected')} />;

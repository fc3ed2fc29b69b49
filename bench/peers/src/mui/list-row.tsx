import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type Application, hrefOf, shownDate } from '../common/use-list.ts';
import { deleteOf, detailOf, listWords } from '../common/words.ts';

const process = { color: 'info', icon: <ScheduleIcon /> } as const;
const looks = {
  '10': { color: 'default', icon: <EditIcon /> },
  '20': process,
  '27': process,
  '50': { color: 'success', icon: <CheckIcon /> },
  '90': { color: 'error', icon: <CancelIcon /> },
} as const;

/** One application with its actions. */
export function ListRow({ row }: { row: Application }) {
  const { color, icon } = looks[row.status as keyof typeof looks] ?? process;
  return (
    <TableRow hover>
      <TableCell lang="id">{row.company}</TableCell>
      <TableCell component="th" scope="row">
        <Link href={hrefOf(row)}>{row.number}</Link>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{shownDate(row.date)}</TableCell>
      <TableCell lang="id">{row.permitType}</TableCell>
      <TableCell>
        <Chip lang="id" size="small" variant="outlined" color={color} icon={icon} label={row.statusLabel} />
      </TableCell>
      <TableCell>
        <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'end' }}>
          <Button size="small" href={hrefOf(row)} aria-label={detailOf(row.number)}>
            {listWords.detail}
          </Button>
          <IconButton
            size="small"
            color="error"
            title={deleteOf(row.number)}
            aria-label={deleteOf(row.number)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
      </TableCell>
    </TableRow>
  );
}

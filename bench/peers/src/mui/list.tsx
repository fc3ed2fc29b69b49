import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { columns, type Filter, type ListState, pageSize, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { ListRow } from './list-row.tsx';

function Tools({ list }: { list: ListState }) {
  return (
    <Stack direction="row" spacing={2} sx={{ marginBlock: 2, justifyContent: 'space-between' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={listWords.filter}
        value={list.filter}
        onChange={(_, value: Filter | null) => value && list.choose(value)}
      >
        {list.counts.map(({ name, count }) => (
          <ToggleButton key={name} value={name}>
            {name} {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        type="search"
        size="small"
        label={listWords.search}
        placeholder={listWords.searchIn}
        value={list.query}
        onChange={(event) => list.search(event.target.value)}
      />
    </Stack>
  );
}

function Head({ list }: { list: ListState }) {
  const direction = list.descending ? 'desc' : 'asc';
  return (
    <TableHead>
      <TableRow>
        {columns.map(([key, head]) => (
          <TableCell key={key} sortDirection={key === list.column ? direction : false}>
            <TableSortLabel
              active={key === list.column}
              direction={key === list.column ? direction : 'asc'}
              onClick={() => list.sortBy(key)}
            >
              {head}
            </TableSortLabel>
          </TableCell>
        ))}
        <TableCell>{listWords.actions}</TableCell>
      </TableRow>
    </TableHead>
  );
}

/** The list of applications in MUI. */
export function List() {
  const list = useList();
  return (
    <Container component="main" maxWidth="lg">
      <Stack direction="row" sx={{ marginBlock: 2, justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h1">
          {listWords.title}
        </Typography>
        <Button variant="contained" startIcon={<AddIcon />} href="#/form">
          {listWords.add}
        </Button>
      </Stack>
      <Tools list={list} />
      <TableContainer>
        <Table aria-label={listWords.title}>
          <Head list={list} />
          <TableBody>
            {list.rows.map((row) => (
              <ListRow key={row.id} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={list.total}
        page={list.page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        getItemAriaLabel={(type) => (type === 'next' ? listWords.next : listWords.previous)}
        onPageChange={(_, page) => list.turnTo(page)}
      />
    </Container>
  );
}

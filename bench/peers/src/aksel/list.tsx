import { PlusIcon } from '@navikt/aksel-icons';
import {
  Box,
  Button,
  Heading,
  HStack,
  Page,
  Pagination,
  Search,
  Table,
  ToggleGroup,
  VStack,
} from '@navikt/ds-react';
import { columns, type Filter, type ListState, type SortKey, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { ListRow } from './list-row.tsx';

function Tools({ list }: { list: ListState }) {
  return (
    <HStack gap="space-16" justify="space-between" align="end">
      <ToggleGroup
        size="small"
        label={listWords.filter}
        value={list.filter}
        onChange={(value) => list.choose(value as Filter)}
      >
        {list.counts.map(({ name, count }) => (
          <ToggleGroup.Item key={name} value={name} label={`${name} ${count}`} />
        ))}
      </ToggleGroup>
      <Box width="320px">
        <Search
          size="small"
          variant="simple"
          label={listWords.search}
          placeholder={listWords.searchIn}
          value={list.query}
          onChange={list.search}
        />
      </Box>
    </HStack>
  );
}

function Rows({ list }: { list: ListState }) {
  const direction = list.descending ? 'descending' : 'ascending';
  return (
    <Table
      aria-label={listWords.title}
      sort={list.column && { orderBy: list.column, direction }}
      onSortChange={(key) => list.sortBy(key as SortKey)}
    >
      <Table.Header>
        <Table.Row>
          {columns.map(([key, head]) => (
            <Table.ColumnHeader key={key} sortKey={key} sortable>
              {head}
            </Table.ColumnHeader>
          ))}
          <Table.HeaderCell scope="col">{listWords.actions}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {list.rows.map((row) => (
          <ListRow key={row.id} row={row} />
        ))}
      </Table.Body>
    </Table>
  );
}

/** The list of applications in Aksel. */
export function List() {
  const list = useList();
  return (
    <Page.Block as="main" width="xl" gutters>
      <VStack gap="space-16">
        <HStack justify="space-between">
          <Heading level="1" size="large">
            {listWords.title}
          </Heading>
          <Button as="a" href="#/form" icon={<PlusIcon aria-hidden />}>
            {listWords.add}
          </Button>
        </HStack>
        <Tools list={list} />
        <Rows list={list} />
        <Pagination
          size="small"
          srHeading={{ tag: 'h2', text: listWords.pages }}
          page={list.page + 1}
          count={list.pages}
          onPageChange={(page) => list.turnTo(page - 1)}
        />
      </VStack>
    </Page.Block>
  );
}

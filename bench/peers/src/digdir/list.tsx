import { Button, Heading, Search, Table, ToggleGroup } from '@digdir/designsystemet-react';
import { PlusIcon } from '@navikt/aksel-icons';
import { columns, type Filter, type ListState, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { ListRow } from './list-row.tsx';
import { Pages } from './pages.tsx';
import './layout.css';

function Tools({ list }: { list: ListState }) {
  return (
    <div className="between">
      <ToggleGroup
        data-size="sm"
        aria-label={listWords.filter}
        value={list.filter}
        onChange={(value) => list.choose(value as Filter)}
      >
        {list.counts.map(({ name, count }) => (
          <ToggleGroup.Item key={name} value={name}>
            {name} {count}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup>
      <Search data-size="sm">
        <Search.Input
          aria-label={listWords.search}
          placeholder={listWords.searchIn}
          value={list.query}
          onChange={(event) => list.search(event.target.value)}
        />
      </Search>
    </div>
  );
}

function Rows({ list }: { list: ListState }) {
  const direction = list.descending ? 'descending' : 'ascending';
  return (
    <Table aria-label={listWords.title}>
      <Table.Head>
        <Table.Row>
          {columns.map(([key, head]) => (
            <Table.HeaderCell
              key={key}
              sort={key === list.column ? direction : 'none'}
              onClick={() => list.sortBy(key)}
            >
              {head}
            </Table.HeaderCell>
          ))}
          <Table.HeaderCell>{listWords.actions}</Table.HeaderCell>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {list.rows.map((row) => (
          <ListRow key={row.id} row={row} />
        ))}
      </Table.Body>
    </Table>
  );
}

/** The list of applications in digdir's design system. */
export function List() {
  const list = useList();
  return (
    <main className="page">
      <div className="between">
        <Heading level={1} data-size="md">
          {listWords.title}
        </Heading>
        <Button asChild>
          <a href="#/form">
            <PlusIcon aria-hidden />
            {listWords.add}
          </a>
        </Button>
      </div>
      <Tools list={list} />
      <Rows list={list} />
      <Pages page={list.page} pages={list.pages} onTurn={list.turnTo} />
    </main>
  );
}

import Button from '@cloudscape-design/components/button';
import ContentLayout from '@cloudscape-design/components/content-layout';
import Header from '@cloudscape-design/components/header';
import Pagination from '@cloudscape-design/components/pagination';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import TextFilter from '@cloudscape-design/components/text-filter';
import { type Application, type Filter, type ListState, type SortKey, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { columnDefinitions } from './columns.tsx';

function Tools({ list }: { list: ListState }) {
  return (
    <SpaceBetween direction="horizontal" size="m">
      <SegmentedControl
        label={listWords.filter}
        selectedId={list.filter}
        options={list.counts.map(({ name, count }) => ({ id: name, text: `${name} ${count}` }))}
        onChange={({ detail }) => list.choose(detail.selectedId as Filter)}
      />
      <TextFilter
        filteringAriaLabel={listWords.search}
        filteringPlaceholder={listWords.searchIn}
        filteringText={list.query}
        onChange={({ detail }) => list.search(detail.filteringText)}
      />
    </SpaceBetween>
  );
}

function Rows({ list }: { list: ListState }) {
  return (
    <Table<Application>
      variant="full-page"
      trackBy="id"
      items={list.rows}
      columnDefinitions={columnDefinitions}
      sortingColumn={list.column && { sortingField: list.column }}
      sortingDescending={list.descending}
      onSortingChange={({ detail }) =>
        list.sort(detail.sortingColumn.sortingField as SortKey, detail.isDescending ?? false)
      }
      ariaLabels={{ tableLabel: listWords.title }}
      header={
        <Header
          variant="h1"
          counter={`(${list.total})`}
          actions={
            <Button variant="primary" iconName="add-plus" href="#/form">
              {listWords.add}
            </Button>
          }
        >
          {listWords.title}
        </Header>
      }
      filter={<Tools list={list} />}
      pagination={
        <Pagination
          currentPageIndex={list.page + 1}
          pagesCount={list.pages}
          onChange={({ detail }) => list.turnTo(detail.currentPageIndex - 1)}
          ariaLabels={{
            paginationLabel: listWords.pages,
            previousPageLabel: listWords.previous,
            nextPageLabel: listWords.next,
          }}
        />
      }
    />
  );
}

/** The list of applications in Cloudscape. */
export function List() {
  const list = useList();
  return (
    <main>
      <ContentLayout defaultPadding maxContentWidth={1200}>
        <Rows list={list} />
      </ContentLayout>
    </main>
  );
}

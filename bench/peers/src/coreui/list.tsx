import { cilPlus, cilSwapVertical } from '@coreui/icons';
import CIcon from '@coreui/icons-react';
import {
  CButton,
  CButtonGroup,
  CContainer,
  CFormInput,
  CTable,
  CTableBody,
  CTableHead,
  CTableHeaderCell,
  CTableRow,
} from '@coreui/react';
import { columns, type ListState, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { ListRow } from './list-row.tsx';
import { Pages } from './pages.tsx';

function Tools({ list }: { list: ListState }) {
  return (
    <div className="d-flex justify-content-between my-3">
      <CButtonGroup role="group" aria-label={listWords.filter}>
        {list.counts.map(({ name, count }) => (
          <CButton
            key={name}
            color="secondary"
            variant="outline"
            active={name === list.filter}
            aria-pressed={name === list.filter}
            onClick={() => list.choose(name)}
          >
            {name} {count}
          </CButton>
        ))}
      </CButtonGroup>
      <div>
        <CFormInput
          type="search"
          aria-label={listWords.search}
          placeholder={listWords.searchIn}
          value={list.query}
          onChange={(event) => list.search(event.target.value)}
        />
      </div>
    </div>
  );
}

// The free edition's table does not sort: a button in each head does.
function Head({ list }: { list: ListState }) {
  const direction = list.descending ? 'descending' : 'ascending';
  return (
    <CTableHead>
      <CTableRow>
        {columns.map(([key, head]) => (
          <CTableHeaderCell key={key} scope="col" aria-sort={key === list.column ? direction : undefined}>
            <CButton variant="ghost" className="p-0 fw-semibold" onClick={() => list.sortBy(key)}>
              {head} <CIcon icon={cilSwapVertical} size="sm" />
            </CButton>
          </CTableHeaderCell>
        ))}
        <CTableHeaderCell scope="col">{listWords.actions}</CTableHeaderCell>
      </CTableRow>
    </CTableHead>
  );
}

/** The list of applications in CoreUI. */
export function List() {
  const list = useList();
  return (
    <CContainer lg>
      <main>
        <div className="d-flex justify-content-between my-3">
          <h1 className="h2">{listWords.title}</h1>
          <CButton as="a" color="primary" href="#/form">
            <CIcon icon={cilPlus} /> {listWords.add}
          </CButton>
        </div>
        <Tools list={list} />
        <CTable hover responsive align="middle" aria-label={listWords.title}>
          <Head list={list} />
          <CTableBody>
            {list.rows.map((row) => (
              <ListRow key={row.id} row={row} />
            ))}
          </CTableBody>
        </CTable>
        <Pages page={list.page} pages={list.pages} onTurn={list.turnTo} />
      </main>
    </CContainer>
  );
}

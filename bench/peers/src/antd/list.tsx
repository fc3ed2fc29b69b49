import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Segmented, Table, Typography } from 'antd';
import { type Application, type ListState, pageSize, type SortKey, useList } from '../common/use-list.ts';
import { listWords } from '../common/words.ts';
import { columnsOf } from './columns.tsx';

function Tools({ list }: { list: ListState }) {
  return (
    <Flex justify="space-between" gap="middle">
      <Segmented
        aria-label={listWords.filter}
        value={list.filter}
        onChange={list.choose}
        options={list.counts.map(({ name, count }) => ({ value: name, label: `${name} ${count}` }))}
      />
      <Input
        type="search"
        style={{ width: 320 }}
        aria-label={listWords.search}
        placeholder={listWords.searchIn}
        value={list.query}
        onChange={(event) => list.search(event.target.value)}
      />
    </Flex>
  );
}

/** The list of applications in Ant Design. */
export function List() {
  const list = useList();
  return (
    <main style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}>
      <Flex vertical gap="middle">
        <Flex justify="space-between">
          <Typography.Title level={1}>{listWords.title}</Typography.Title>
          <Button type="primary" icon={<PlusOutlined />} href="#/form">
            {listWords.add}
          </Button>
        </Flex>
        <Tools list={list} />
        <Table<Application>
          rowKey="id"
          dataSource={list.rows}
          columns={columnsOf(list)}
          pagination={{
            current: list.page + 1,
            pageSize,
            total: list.total,
            showSizeChanger: false,
          }}
          onChange={({ current = 1 }, _, sorter, { action }) => {
            if (action === 'paginate') list.turnTo(current - 1);
            if (action !== 'sort' || Array.isArray(sorter)) return;
            list.sort(sorter.columnKey as SortKey, sorter.order === 'descend');
          }}
        />
      </Flex>
    </main>
  );
}

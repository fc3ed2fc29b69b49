import { transitKinds } from '@pabean/api/rules';
import type {
  CarrierOfVisitorTable,
  CarrierTable,
  CourierCompanyTable,
  StoredTransit,
  TransitRequestTable,
} from '../core/db/tables/transit.ts';
import { newTransitRow } from '../transit/transit-row.ts';
import { demoDay, later, officeMoment } from './demo-days.ts';
import {
  type CourierPlan,
  courierPlans,
  demoWaitingCarriers,
  type PassengerPlan,
  passengerPlans,
  type TransitPlan,
} from './demo-transit-plan.ts';

function passengerRequest(
  { fields, goods, documents, until, stays }: PassengerPlan,
  filed: Date,
): StoredTransit {
  const arrival = later(filed, until);
  return {
    ...fields,
    kind: transitKinds.passenger,
    arrivalDate: demoDay(arrival),
    exitDate: demoDay(later(arrival, stays)),
    goods: goods.map(([description, brand, serialNumber, count, price]) => ({
      description,
      brand,
      serialNumber,
      count,
      unit: 'H87',
      price,
      remarks: '',
    })),
    documents: documents.map(([kind, number]) => ({ kind, number, date: demoDay(later(filed, -4)) })),
  };
}

function courierRequest(
  { fields, goods, flight, until }: CourierPlan,
  filed: Date,
  company: CourierCompanyTable,
): StoredTransit {
  return {
    ...fields,
    kind: transitKinds.courier,
    company: company.name,
    identityNumber: company.identity_number,
    address: company.address,
    occupation: 'Jasa titipan',
    expectedDate: demoDay(later(filed, until)),
    goods: goods.map(([waybill, description, count, unit, weight]) => ({
      waybill,
      description,
      brand: '',
      serialNumber: '',
      count,
      unit,
      weight,
      ...flight,
    })),
  };
}

/** A row of a filed request, stamped after the goods' arrival if planned. */
function rowOf(
  { age, until, seenBy }: TransitPlan,
  now: Date,
  order: number,
  make: (filed: Date) => StoredTransit,
) {
  const filed = officeMoment(now, age, order);
  const row: TransitRequestTable = newTransitRow(make(filed), filed);
  if (!seenBy) return row;
  const seen = Math.min(later(filed, until, 1).getTime(), now.getTime() - 600_000);
  return { ...row, seen_at: new Date(seen).toISOString(), seen_by: seenBy };
}

/** The demo's transit requests of both kinds, some of them stamped by an officer. */
export function buildTransits(now: Date, companies: readonly CourierCompanyTable[]): TransitRequestTable[] {
  const passengers = passengerPlans.map((plan, order) =>
    rowOf(plan, now, order, (filed) => passengerRequest(plan, filed)),
  );
  const couriers = courierPlans.flatMap((plan, order) => {
    const company = companies[plan.company % companies.length];
    return company ? [rowOf(plan, now, order + 3, (filed) => courierRequest(plan, filed, company))] : [];
  });
  return [...passengers, ...couriers];
}

/** Names of carriers that wait for an officer, with the visitors who added them. */
export function buildWaitingCarriers(now: Date) {
  const added_at = later(now, -1).toISOString();
  const carriers: CarrierTable[] = demoWaitingCarriers.map(({ name }) => ({
    name,
    added_at,
    accepted_at: null,
  }));
  const ofVisitors: CarrierOfVisitorTable[] = demoWaitingCarriers.flatMap(({ name, visitors }) =>
    Array.from({ length: visitors }, (_, index) => ({ name, added_at, visitor: `demo-${index + 1}` })),
  );
  return { carriers, ofVisitors };
}

import { sql } from '../database/sql.ts'
import { sqlFunction } from '../database/sql-functions.ts'
import type { Check, Finding } from '../feature/feature.ts'

const entryDigest = sqlFunction('entry_digest')
const chainText = sqlFunction('chain_text')

/** Each selects the entries that break an invariant of the journal. */
export const journalChecks: Readonly<Record<string, Check>> = {
  'No entry of the journal was changed, removed, added or moved': (tenantId) => sql<Finding>`
    with archived as (
      select coalesce(max(a.position), 0) as position, coalesce((array_agg(a.link order by a.position desc))[1], '') as link
      from journal_archives a
      where a.tenant_id = ${tenantId}::uuid
    ),
    entries as (
      select j.position, j.entry_id, j.link,
             (select a.position from archived a) + row_number() over w as place,
             -- An erased entry has lost its salt and its versions, and keeps its digest.
             case when j.salt is null then j.before is null and j.after is null and exists (
                 select from erased_subjects s
                 where s.tenant_id = j.tenant_id and s.subject_id = j.subject_id and s.subject_type in ('', j.subject_type))
               else j.digest = ${entryDigest}(j.salt, j.before, j.after, j.actor) end as is_intact,
             ${chainText}(j.entry_id, j.at, j.subject_id, j.event, j.case_id, j.is_test, j.test_webhook_id, j.operation,
                        j.request_id, j.subject_type, j.refused, j.digest) as text,
             -- The entries of a transaction end with the one that has a link.
             count(j.link) over (order by j.position desc) as links_left
      from journal j
      where j.tenant_id = ${tenantId}::uuid
      window w as (order by j.position)
    ),
    ends as (
      select e.links_left, (array_agg(e.entry_id order by e.position desc))[1] as entry_id,
             (array_agg(e.link order by e.position desc))[1] as link,
             sha256(convert_to(string_agg(e.text, E'\n' order by e.position), 'UTF8')) as digest
      from entries e
      group by e.links_left
    ),
    chained as (
      select l.entry_id, l.link, sha256(coalesce(lag(l.link) over (order by l.links_left desc), a.link) || l.digest) as expected
      from ends l
      cross join archived a
    ),
    broken as (
      select e.entry_id::text as example from entries e where not e.is_intact or e.position <> e.place
      union all
      select c.entry_id::text from chained c where c.link is distinct from c.expected
      union all
      select 'the end of the journal'
      from journal_heads h
      cross join (
        select coalesce(max(e.position), a.position) as position,
               coalesce((array_agg(e.link order by e.position desc))[1], a.link) as link
        from archived a
        left join entries e on true
        group by a.position, a.link
      ) last
      where h.tenant_id = ${tenantId}::uuid and (h.position <> last.position or h.link <> last.link)
    )
    select count(*)::integer as count, min(example) as example from broken`,

  'The events of every case are numbered in order, without gaps': (tenantId) => sql<Finding>`
    with numbered as (
      select j.case_id, j.case_sequence,
             row_number() over w
               -- The first events may be in an archive.
               + case when exists (select from journal_archives a where a.tenant_id = ${tenantId}::uuid)
                   then first_value(j.case_sequence) over w - 1 else 0 end as place
      from journal j
      where j.tenant_id = ${tenantId}::uuid and j.event is not null and j.case_id is not null
      window w as (partition by j.case_id order by j.position)
    ),
    broken as (
      select n.case_id from numbered n where n.case_sequence is distinct from n.place
      union all
      select coalesce(n.case_id, h.case_id)
      from (select case_id, max(place) as event_count from numbered group by case_id) n
      full join (select case_id, event_count from journal_case_heads where tenant_id = ${tenantId}::uuid) h on h.case_id = n.case_id
      where h.event_count is distinct from n.event_count
        -- All events of the case may be in an archive.
        and (n.case_id is not null or not exists (select from journal_archives a where a.tenant_id = ${tenantId}::uuid))
    )
    select count(*)::integer as count, min(case_id::text) as example from broken`,
}

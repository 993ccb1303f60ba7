import { Button, Progress } from '@mantine/core'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { queryClient, type Result, useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatDate } from '../../text/format.ts'
import { formatPlainDate, shiftPlainDate } from '../../text/plain-date.ts'
import { setTimeOffset } from '../../text/tenant-time.ts'
import { DateField } from '../../ui/date-field.tsx'
import layout from '../../ui/layout.module.css'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RemoveTestTenant } from './remove-test-tenant.tsx'
import classes from './test-clock.module.css'
import { testClockText } from './test-clock.text.ts'

type Clock = Result<typeof client.testClock.getClock>

const pollMs = 1_000

/** The banner of a test tenant: its date, and how to move it. Real tenants have none. */
export function TestClockBanner(): ReactNode {
  const may = useMay()
  const [isFollowing, setFollowing] = useState(false)
  const mayRead = may('read:clock')
  const { data } = useRead(
    client.testClock.getClock,
    {},
    { enabled: mayRead, ...(isFollowing ? { refetchInterval: pollMs } : {}) },
  )
  const isMoving = data !== undefined && data.move !== null
  useEffect(() => {
    if (data !== undefined) setTimeOffset(data.offsetMs)
  }, [data])
  useEffect(() => {
    setFollowing(isMoving)
    // Everything on screen is older than the clock now.
    if (!isMoving && isFollowing) void queryClient.invalidateQueries()
  }, [isMoving, isFollowing])
  if (data?.isTest !== true) return null
  return <Banner clock={data} mayMove={may('write:clock')} />
}

function Banner({ clock, mayMove }: { clock: Clock; mayMove: boolean }): ReactNode {
  const t = testClockText.useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`${classes.banner ?? ''} no-print`} aria-label={t('label')}>
      <span className={classes.label}>
        <IconPlayerTrackNext size={16} aria-hidden />
        {t('label')} · {t('itIs', { day: formatDate(clock.now) })}
      </span>
      {clock.move === null ? <span className={classes.quiet}>{t('explanation')}</span> : <Moving move={clock.move} />}
      {mayMove && clock.move === null && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {t('move')}
        </Button>
      )}
      <RemoveTestTenant />
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        <MoveForm today={clock.today} onDone={() => setOpen(false)} />
      </SidePanel>
    </section>
  )
}

function Moving({ move }: { move: NonNullable<Clock['move']> }): ReactNode {
  const t = testClockText.useText()
  const { reached, daysDone, dayCount } = move
  const label = t('moving', { day: formatDate(reached), done: String(daysDone), count: dayCount })
  return (
    <>
      <span role="status">{label}</span>
      <Progress className={classes.progress} value={(100 * daysDone) / dayCount} aria-label={label} />
    </>
  )
}

/** The usual distances, in days. */
const distances = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const

function MoveForm({ today, onDone }: { today: string; onDone: () => void }): ReactNode {
  const t = testClockText.useText()
  const [to, setTo] = useState(() => shiftPlainDate(today, 7))
  const move = useWrite(client.testClock.createClockMove, { onDone })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        move.mutate({ input: { body: { to } } })
      }}
    >
      <p className={layout.flush}>{t('what')}</p>
      <div className={layout.inlineRow}>
        {distances.map(([name, days]) => (
          <Button key={name} variant="default" size="xs" onClick={() => setTo(shiftPlainDate(today, days))}>
            {t(name)}
          </Button>
        ))}
      </div>
      <DateField label={t('until')} required value={to} onChange={setTo} />
      {move.isError && <ProblemNotice error={move.error} />}
      <PanelFooter>
        <Button type="submit" loading={move.isPending} disabled={to <= today}>
          {t('go', { day: formatPlainDate(to) })}
        </Button>
      </PanelFooter>
    </form>
  )
}

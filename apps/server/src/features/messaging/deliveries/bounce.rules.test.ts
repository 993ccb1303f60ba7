import { describe, expect, it } from 'vitest'
import { readBounce } from './bounce.rules.ts'

const report = (
  status: string,
  original = 'Message-ID: <0195d0a0-0000-7000-8000-000000000001@bureau.example>',
): string =>
  [
    ...['From: MAILER-DAEMON@mx.example', 'Subject: Undelivered', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/report; report-type=delivery-status;', '\tboundary="b1"', ''],
    ...['--b1', 'Content-Type: text/plain', '', 'Your message could not be delivered.', ''],
    ...['--b1', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', '', status, ''],
    ...['--b1', 'Content-Type: text/rfc822-headers', '', original, 'Subject: Om din sag', '', '--b1--', ''],
  ].join('\r\n')

describe('a delivery status notification', () => {
  it('names the message, and what became of it for each recipient', () => {
    const status = [
      ...['Final-Recipient: rfc822; Mette@post.example', 'Action: failed', 'Status: 5.1.1'],
      ...['Diagnostic-Code: smtp; 550 5.1.1', ' User unknown', ''],
      ...['Final-Recipient: rfc822;<bo@post.example>', 'Action: delivered', 'Status: 2.0.0', ''],
      ...['Final-Recipient: rfc822; eva@post.example', 'Action: failed', 'Status: 4.4.7', ''],
      ...['Final-Recipient: rfc822; ida@post.example', 'Action: delayed', 'Status: 4.4.7'],
    ].join('\r\n')
    expect(readBounce(report(status))).toEqual({
      messageId: '<0195d0a0-0000-7000-8000-000000000001@bureau.example>',
      recipients: [
        { address: 'mette@post.example', state: 'RETURNED', reason: '5.1.1 smtp; 550 5.1.1 User unknown' },
        { address: 'bo@post.example', state: 'DELIVERED', reason: '2.0.0' },
        { address: 'eva@post.example', state: 'FAILED', reason: '4.4.7' },
      ],
    })
  })

  it.each([
    ['an ordinary message', 'From: eva@post.example\r\nSubject: Hej\r\n\r\nHej'],
    ['a vacation reply', 'Auto-Submitted: auto-replied\r\nContent-Type: text/plain\r\n\r\nFerie'],
    ['a report without a boundary', 'Content-Type: multipart/report\r\n\r\nx'],
    [
      'a report of something else',
      'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nx',
    ],
    ['nothing', ''],
  ])('is not %s', (_, raw) => {
    expect(readBounce(raw)).toBeUndefined()
  })

  it('reads hostile messages in no time: thousands of parts, recipients, headers and colons', () => {
    const many = (text: string): string => text.repeat(20_000)
    const status = many('Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1\n\n')
    expect(readBounce(report(status))?.recipients.length).toBeLessThanOrEqual(20)
    expect(readBounce(report('x', many('Message-ID: <a b>\n')))).toEqual({ messageId: null, recipients: [] })
    expect(readBounce(`Content-Type: multipart/report; boundary=b\n\n${many('\n--b\n\n')}`)).toBeUndefined()
    expect(readBounce(many(':'))).toBeUndefined()
    expect(readBounce(many('X: \n '))).toBeUndefined()
  })
})

-- A field that was emptied again is no answer: since now it is kept as none. Only texts could be blank until now; these are
-- the characters that JavaScript's trim takes for spaces.
update answers set answer = null
where answer->>'type' in ('fill_in', 'open')
  and btrim(answer->>'text', E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') = '';

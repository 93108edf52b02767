import { readBatch } from '/work/wt/batches40/infra/platform/src/areas/usage-events/read-batch.ts';
const now=new Date();const g={event:'JOINROOM',accountId:'A',user:'u',session:'s',server:'w',room:'r',at:now};
for(const l of ['{','[]','','{}','null',JSON.stringify({...g,event:'DANCE'}),JSON.stringify({...g,account:'x'}),JSON.stringify({...g,room:undefined}),JSON.stringify({...g,user:'bad\0'}),JSON.stringify({...g,server:'\ud800'}),JSON.stringify({...g,at:'0001-01-01T00:00:00.000Z'}),JSON.stringify({...g,at:new Date(Date.now()+1e7)})])
 try{ readBatch(Buffer.from(JSON.stringify(g)+'\n'+l+'\n'),{now,retentionDays:400});console.log('ok?',l)}catch(e){console.log((e as any).key,JSON.stringify((e as any).params),(e as Error).message)}
